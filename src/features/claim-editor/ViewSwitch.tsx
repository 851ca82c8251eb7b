import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';

interface ViewSwitchProps<View extends string> {
  views: readonly View[];
  view: View;
  onView: (view: View) => void;
}

export function ViewSwitch<View extends 'edit' | 'checklist' | 'preview'>(props: ViewSwitchProps<View>) {
  const { views, view, onView } = props;
  const { t } = useTranslation('claims');
  return (
    <SegmentedControl
      label={t('editor.views')}
      isLabelHidden
      value={view}
      options={views.map((value) => ({ value, label: t(`editor.${value}`) }))}
      onChange={onView}
    />
  );
}
