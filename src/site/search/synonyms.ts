import { wordsOf } from './words.ts'

/** What buyers call things that the catalogue calls otherwise; each line is one thing. */
const groups: readonly (readonly string[])[] = [
  ['bulón', 'perno'],
  ['hexagonal', 'exagonal'],
  ['allen', 'imbus', 'unbrako'],
  ['prisionero', 'opresor', 'gusano', 'espárrago'],
  ['autofrenante', 'autoblocante', 'nylock', 'nyloc', 'nylon', 'antivibratoria'],
  ['brida', 'flangeada', 'flange'],
  ['ciega', 'bellota', 'sombrerete'],
  ['mariposa', 'palomilla', 'palometa'],
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
export const synonyms: ReadonlyMap<string, readonly string[]> = (() => {
  const known = new Map<string, string[]>()
  const lines = groups.map((group) => group.flatMap(wordsOf))
  for (const words of lines) for (const word of words) known.set(word, [...known.get(word) ?? [], ...words.filter((other) => other !== word)])
  return known
})()
