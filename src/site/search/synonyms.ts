import { once } from '../../ui/once.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'
import { wordsOf } from './words.ts'

/** What buyers call things that the catalogue calls otherwise; each line is one thing. */
const groups: readonly (readonly string[])[] = [
  ['bulón', 'perno'],
  ['tuerca', 'tca'],
  ['arandela', 'golilla'],
  ['hexagonal', 'exagonal'],
  ['allen', 'imbus', 'unbrako'],
  ['prisionero', 'opresor', 'gusano', 'espárrago'],
  ['autofrenante', 'autoblocante', 'nylock', 'nyloc', 'nylon', 'antivibratoria'],
  ['brida', 'flangeada', 'flange', 'base'],
  ['ciega', 'bellota', 'sombrerete'],
  ['mariposa', 'palomilla', 'palomita', 'palometa'],
  ['plana', 'chata', 'lisa'],
  ['grower', 'elástica', 'presión', 'partida'],
  ['autoperforante', 'mecha', 'techo', 'teks'],
  ['drywall', 'durlock', 'yeso', 'placa'],
  ['fix', 'aglomerado', 'melamina', 'spax'],
  ['tirafondo', 'lag'],
  ['varilla', 'barra', 'espárrago'],
  ['anclaje', 'taco', 'broca', 'expansor', 'ancla'],
  ['química', 'resina', 'viniléster'],
  ['escuadra', 'ángulo', 'soporte'],
  ['munición', 'pomela', 'porton'],
  ['bisagra', 'gozne'],
  ['cáncamo', 'argolla', 'ojal'],
  ['zincado', 'galvanizado', 'cincado'],
  ['bicromatado', 'amarillo', 'dorado'],
  ['pavonado', 'negro'],
  ['latón', 'bronce'],
]

/** By each word of a group, the others. */
const known = once(() => {
  const vocabulary: Vocabulary<string> = createVocabulary()
  for (const words of groups.map((group) => group.flatMap(wordsOf))) {
    for (const word of words) for (const other of words) if (other !== word) vocabulary.note([word], other)
  }
  return vocabulary
})

/** What else a word may be called; slips of the keyboard are no reason not to know it. */
export const synonymsOf = (word: string, slips = 0): readonly string[] =>
  slips === 0 ? known().exact(word) : known().nearly(word, slips).flat()
