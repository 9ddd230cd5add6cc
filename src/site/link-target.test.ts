import { expect, test } from 'vitest'
import { leavesSite, linkTarget } from './link-target.ts'

test.each(['https://a.example/x', 'http://a.example', 'mailto:a@b.c', 'tel:+54351', '/contactos'])(
  '%s leads somewhere',
  (href) => expect(linkTarget(` ${href} `)).toBe(href),
)

test.each(['', '  ', null, undefined, 'javascript:alert(1)', '//evil.example', 'algo'])('%s leads nowhere', (href) =>
  expect(linkTarget(href)).toBeUndefined(),
)

test('only other sites open in a new tab', () => {
  expect(leavesSite('HTTPS://a.example')).toBe(true)
  expect(leavesSite('/contactos')).toBe(false)
  expect(leavesSite('mailto:a@b.c')).toBe(false)
})
