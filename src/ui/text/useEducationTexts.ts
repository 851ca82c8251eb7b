import { useTranslation } from 'react-i18next';
import { educationGrades, educationTypes } from '@/api/endpoints/education';

/** Unknown values of the server are shown as they are (EDU-02, EDU-03). */
export function useEducationTexts() {
  const { t } = useTranslation('profiles');
  return {
    typeText: (type: string) => {
      const known = educationTypes.find((one) => one === type);
      return known ? t(`education.types.${known}`) : type;
    },
    gradeText: (grade: string) => {
      const known = educationGrades.find((one) => one === grade);
      return known ? t(`education.grades.${known}`) : grade;
    },
  };
}
