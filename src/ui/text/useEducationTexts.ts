import { useTranslation } from 'react-i18next';
import { educationGrades, educationTypes } from '@/api/endpoints/education';

/** Unknown values of the server are shown as they are (EDU-02, EDU-03). */
export function useEducationTexts() {
  const { t } = useTranslation('profiles');
  return {
    typeText: (type: string) => {
      const match = educationTypes.find((option) => option === type);
      return match ? t(`education.types.${match}`) : type;
    },
    gradeText: (grade: string) => {
      const match = educationGrades.find((option) => option === grade);
      return match ? t(`education.grades.${match}`) : grade;
    },
  };
}
