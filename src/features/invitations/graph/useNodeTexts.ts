import { useTranslation } from 'react-i18next';
import { nodesOf, type GraphNode, type HumanGraph } from '@/domain/humanGraph';
import { useConfirmationsText } from '@/ui/text/useConfirmationsText';

/** Unknown nodes and empty names are left out. */
export const namesOf = ({ byId }: HumanGraph, ids: readonly string[]): string[] =>
  ids.flatMap((id) => byId.get(id)?.name ?? []).filter(Boolean);

export function useNodeTexts(graph: HumanGraph) {
  const { t } = useTranslation('humanGraph');
  const confirmations = useConfirmationsText();
  const nameOf = ({ level, name, isExpected }: GraphNode): string => {
    if (name !== '') return name;
    return isExpected ? t('expected.name') : t(level === 'me' ? 'me' : 'noName');
  };
  /** The competences that a person confirmed; where they are not delivered, the profiles. */
  const confirmedBy = ({ parents }: GraphNode): string =>
    namesOf(
      graph,
      parents.filter((id) => graph.byId.get(id)?.level !== 'me'),
    ).join(', ');
  const textOf = (node: GraphNode): string => {
    if (node.isExpected) return t(node.name === '' ? 'expected.text' : 'expected.asked');
    if (node.level === 'me') return t('profiles', { count: nodesOf(graph, 'profile').length });
    if (node.level === 'person') {
      const confirmed = confirmedBy(node);
      return confirmed === '' ? t('confirmedUnknown') : t('confirmed', { names: confirmed });
    }
    if (node.count === 0) return t('unconfirmed');
    const people = node.children.filter((id) => graph.byId.get(id)?.level === 'person');
    return confirmations(node.count, node.level === 'competence' ? namesOf(graph, people) : []);
  };
  /** For screen readers: with its level and position. */
  const labelOf = (node: GraphNode): string => {
    if (node.level === 'me') return `${nameOf(node)}. ${textOf(node)}`;
    const level = nodesOf(graph, node.level);
    const place = t('place', { position: level.indexOf(node) + 1, count: level.length });
    return [nameOf(node), `${t(`level.${node.level}`)} ${place}`, textOf(node)].filter(Boolean).join('. ');
  };
  return { nameOf, textOf, labelOf, confirmedBy };
}
