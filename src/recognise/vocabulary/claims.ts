/** Words of norms and grades. */
import { toSet } from './to-set.ts'

/** Bodies that number norms, and words between them and the number: 'DIN EN ISO 4014'. */
export const normBodies = toSet('din iso iram sae astm ansi asme aisi')
export const normJoints = toSet('en uni bs nm nom')
/** The letter of a shape: 'DIN 125 A'. */
export const normShapes = toSet('a b c d e f g h')

export const gradeWords = toSet('grado grade clase class gr cl calidad resistencia')
/** Grades that are told without a word, since no size has such numbers. */
export const grades = toSet('3.6 4.6 4.8 5.6 5.8 6.8 8.8 9.8 10.9 12.9')
/** Stainless steels, with and without their strength. */
export const steels = toSet('a2 a2-50 a2-70 a2-80 a4 a4-50 a4-70 a4-80')
