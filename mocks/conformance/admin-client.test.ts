import { expect, test } from 'vitest'
import type { Browser } from './browser.ts'
import { openAdminClient } from './admin-client.ts'

const notice = '<br />\n<b>Notice</b>:  Undefined index: a in <b>/a.php</b> on line <b>3</b><br />\n'

test.each([
  ['1', true],
  ['"1"', true],
  [`${notice}1`, true],
  ['Usuario o contraseña incorrectos', false],
  [`${notice}"Usuario o contraseña incorrectos"`, false],
])('who looks after a backend that answers %j to its login is in: %s', async (answer, expected) => {
  const browser: Browser = {
    base: 'http://localhost',
    send: () => Promise.resolve(new Response(answer)),
    forget: () => Promise.resolve(),
  }
  expect((await openAdminClient(browser)).isAuthenticated).toBe(expected)
})
