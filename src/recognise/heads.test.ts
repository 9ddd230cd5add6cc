import { expect, test } from 'vitest'
import { heads } from './corpus/heads.ts'
import { findHead } from './heads.ts'
import { findListHead } from './list-heads.ts'

const examples = heads.flatMap(([role, texts]) => texts.split(', ').map((text) => [text, role] as const))

test.each(examples)('%s', (text, role) => expect(findHead(text)).toBe(role))

test.each(examples.filter(([, role]) => role === 'nombre' || role === 'pack' || role === 'codigo'))(
  '%s, in a price list',
  (text, role) => expect(findListHead(text)?.[0]).toBe(role),
)
