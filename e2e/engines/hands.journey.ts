/** The page and the worker under other people's hands, in every engine: e2e/origin, no-storage and other-hands have the further cases. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startCdn, type Cdn } from '../kit/cdn.ts'
import { dist } from '../kit/host.ts'
import { expect, test } from './life.ts'
import { isControlled, isFormTaken, typedName, wholeText } from './page.ts'

/** The contact page as a host with a hand of its own sends it: without the policy, which would forbid a stranger's script. */
const contactPage = (change: (html: string) => string) => {
  const html = readFileSync(join(dist, 'contactos.html'), 'utf8').replace(
    /<meta http-equiv="Content-Security-Policy"[^>]*>/,
    '',
  )
  const changed = change(html)
  expect(changed).not.toBe(html)
  return changed
}

/** A host of the test's own, and so an origin without a worker. */
const hosts = test.extend<{ cdn: Cdn }>({
  cdn: async ({ life }, use) => {
    const cdn = await startCdn(dist)
    await use(cdn)
    // A page that still loads would complain of a host that is gone.
    await life.visitor().open('about:blank')
    cdn.close()
  },
})

const others = { '/prueba.txt': 'un archivo', '/blog/': 'otra web' }

hosts.describe('beside other things', () => {
  hosts.use({ expectedErrors: /status of 404|preload CSS|JSHandle@error/ })

  hosts("under the worker an address that is not the site's is the host's", async ({ life, cdn }) => {
    const visitor = life.visitor()
    await visitor.open(`${cdn.url}/contactos`)
    await expect.poll(() => visitor.run(isControlled)).toBe(true)
    cdn.put(others)
    for (const [path, text] of Object.entries(others)) {
      await visitor.open(cdn.url + path)
      await expect.poll(() => visitor.run(wholeText)).toContain(text)
    }
    await visitor.open(`${cdn.url}/no/existe`)
    await visitor.sees('No encontramos esta página')
    await visitor.open(`${cdn.url}/productos`)
    await visitor.sees('Bulón carruaje')
  })
})

const getters = { null: 'null', forbidden: '{ throw new DOMException("Access is denied", "SecurityError") }' }

for (const [kind, getter] of Object.entries(getters))
  hosts(`storage that is ${kind}: the app starts`, async ({ life, cdn }) => {
    const script = `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: () => ${getter} })`
    cdn.put({ '/contactos': contactPage((html) => html.replace('<head>', `<head><script>${script}</script>`)) })
    const visitor = life.visitor()
    await visitor.open(`${cdn.url}/contactos`)
    await expect.poll(() => visitor.run(isFormTaken)).toBe(true)
    await visitor.clicks('button', 'Zona privada')
    await visitor.sees('Ingresar')
  })

hosts.describe('an element of a stranger', () => {
  // React says that it starts over.
  hosts.use({ expectedErrors: /React error|[Hh]ydrat|JSHandle@error/ })

  hosts('words typed before the code are in the form that React draws anew', async ({ life, cdn }) => {
    // WebKit's driver waits for a page's code, so the page types by itself, before that code runs.
    const types = "document.querySelector('main form [name=nombre]').value = 'Ana Ríos'"
    cdn.put({
      '/contactos': contactPage((html) =>
        html
          .replace(/(<input [^>]*name="nombre"[^>]*>)/, '$1<div>extensión</div>')
          .replace('</body>', `<script>${types}</script></body>`),
      ),
    })
    const visitor = life.visitor()
    await visitor.open(`${cdn.url}/contactos`)
    await visitor.loses('extensión')
    await expect.poll(() => visitor.run(isFormTaken)).toBe(true)
    await expect.poll(() => visitor.run(typedName)).toBe('Ana Ríos')
  })
})
