import { expect, test } from 'vitest'
import { isEmail } from './newsletter.ts'

test.each(['a@b.c', 'compras@taller.com.ar', 'ñandú+1@ejemplo.example'])('%s is an email', (text) =>
  expect(isEmail(text)).toBe(true),
)

test.each(['', 'a', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a b@c.d', 'a@b c.d', ' a@b.c', 'a@b@c.d'])('"%s" is none', (text) =>
  expect(isEmail(text)).toBe(false),
)
