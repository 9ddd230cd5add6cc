/** Input before hydration: taps and text given before a part of the page works count once, as soon as the part works. */
import {
  atRest,
  contactForm,
  controlled,
  expect,
  frames,
  holdCode,
  isTaken,
  openControlled,
  openWithoutCode,
  publicPages,
  sendContact,
  test,
  watchHydration,
} from './kit/index.ts'

declare global {
  interface Window {
    lacked?: Set<string>
    followed?: string[]
    headerBefore?: string
  }
}

test.describe('before the code is there', { tag: '@demo' }, () => {
  for (const keys of ['/', 'Control+k']) {
    const tag = keys === '/' ? [] : '@release'
    test(`${keys} opens the search, and what one types next is searched for`, { tag }, async ({ page }) => {
      const code = await openWithoutCode(page, '/empresa')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.keyboard.press(keys)
      await page.keyboard.type('din 931')
      await code.all()
      const search = page.getByRole('dialog', { name: 'Buscar' })
      await expect(search.getByRole('searchbox')).toHaveValue('din 931')
      await expect(search.getByRole('link', { name: /Bulón hexagonal/ }).first()).toBeVisible()
      // The next letter is added to the letters typed before.
      await page.keyboard.type('x')
      await expect(search.getByRole('searchbox')).toHaveValue('din 931x')
      await expect(page.getByRole('dialog')).toHaveCount(1)
    })
  }

  test("'/' that was switched off is a letter like any other; Ctrl+K stays", { tag: '@release' }, async ({ page }) => {
    await page.addInitScript(() => {
      const storage = { length: 0, getItem: (key: string) => (key === 'sin-barra' ? 'no' : null) }
      Object.defineProperty(window, 'localStorage', { value: storage })
    })
    const code = await openWithoutCode(page, '/empresa')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type('din 931')
    await code.all()
    await isTaken(page, 'footer a')
    await page.keyboard.press('/')
    await frames(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Control+k')
    const key = page.getByRole('dialog', { name: 'Buscar' }).getByRole('checkbox', { name: 'Abrir con la tecla /' })
    await expect(key).not.toBeChecked()
  })

  test('words and Enter lead to the first that is found', { tag: '@release' }, async ({ page }) => {
    const code = await openWithoutCode(page, '/empresa')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type('din 931')
    await page.keyboard.press('Enter')
    await code.all()
    await expect(page).toHaveURL('/productos?id=1&buscar=din+931')
    await expect(page.getByRole('heading', { level: 1, name: 'Bulón hexagonal' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('links to phones, mail and WhatsApp open at once', async ({ page }) => {
    await page.route('**/assets/*.js', () => {})
    await page.addInitScript(() => {
      // Every listener has run by then; the test keeps the other program from opening.
      addEventListener('click', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        if (link) (window.followed ??= []).push(`${event.defaultPrevented ? 'held ' : ''}${link.href}`)
        event.preventDefault()
      })
    })
    for (const path of ['/', '/contactos']) {
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('contentinfo')).toBeAttached()
      for (const start of ['tel:', 'mailto:', 'https://wa.me/']) {
        await page.locator(`a[href^="${start}"]:visible`).first().click()
        expect(await page.evaluate(() => window.followed?.pop())).toMatch(new RegExp(`^${start}`))
      }
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('Ctrl+K in a field keeps the text of the field', { tag: '@release' }, async ({ page }) => {
    const code = await openWithoutCode(page, '/productos')
    await page.getByLabel(/Nombre, código/).fill('perno')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('feria')
    await code.all()
    await expect(page.getByRole('dialog', { name: 'Buscar' }).getByRole('searchbox')).toHaveValue('feria')
    await expect(page).toHaveURL('/productos?buscar=perno')
  })

  test('a field filled before the form works keeps its text, however soon the next is typed', async ({ page }) => {
    await page.addInitScript(() => {
      // The next word comes at the moment the form works: React hydrates an event's target before the event gets here.
      addEventListener('copy', () => {
        const next = document.querySelector<HTMLInputElement>('form [name=email]')
        if (next?.value !== '') return
        next.focus()
        document.execCommand('insertText', false, 'ana@example.com')
      })
    })
    const code = await openWithoutCode(page, '/contactos')
    await contactForm(page).getByLabel('Nombre y apellido*').fill('Ana Ríos')
    await code.all()
    await expect(contactForm(page).getByLabel('E-mail*')).toHaveValue('ana@example.com')
    await contactForm(page).getByLabel('Empresa').fill('Taller Ríos')
    await sendContact(page)
    await expect(contactForm(page).getByText('Mensaje enviado correctamente')).toBeVisible()
  })

  test('a code that a scanner types opens its product', { tag: '@release' }, async ({ page }) => {
    const code = await openWithoutCode(page, '/productos')
    await page.getByLabel(/Nombre, código/).pressSequentially('7798123001037')
    await page.keyboard.press('Enter')
    await code.all()
    await expect(page).toHaveURL('/productos?id=1&buscar=7798123001037')
  })

  test('3 quick taps on the menu button of a small screen open the menu', { tag: '@release' }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    const code = await openWithoutCode(page, '/empresa')
    await page.getByRole('button', { name: 'Abrir menú' }).click({ clickCount: 3 })
    await code.all()
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
    // It is still open when all of the page works.
    await isTaken(page, 'footer a')
    await frames(page)
    await expect(page.getByRole('button', { name: 'Cerrar menú' })).toBeVisible()
  })

  test('without a search the search key does nothing, and later keys count', { tag: '@release' }, async ({ page }) => {
    const code = await openWithoutCode(page, '/admin/login')
    await page.waitForFunction(() => document.body !== null)
    await page.keyboard.press('/')
    await code.all()
    await page.getByRole('textbox', { name: 'Usuario' }).pressSequentially('editor')
    await expect(page.getByRole('textbox', { name: 'Usuario' })).toHaveValue('editor')
  })
})

test.describe('further cases, in the demo', { tag: ['@demo', '@release'] }, () => {
  test('words typed while the search opens are in its field, in their order', async ({ page }) => {
    const dialog = await holdCode(page, '**/assets/SearchDialog-*.js')
    await page.goto('/')
    await isTaken(page, 'footer a')
    await page.keyboard.press('/')
    await page.keyboard.type('m16 x')
    await dialog.all()
    await page.keyboard.type(' 1/2')
    await expect(page.getByRole('dialog', { name: 'Buscar' }).getByRole('searchbox')).toHaveValue('m16 x 1/2')
  })

  test('a link in a part whose code is late leads on without a reload once the page has its code', async ({ page }) => {
    const parts = await holdCode(page, /assets\/(PublicFooter|HeaderTools)-\w+\.js/)
    await page.goto('/productos', { waitUntil: 'commit' })
    await page.evaluate(() => {
      window.first = []
    })
    await isTaken(page, 'main li a')
    await page.locator('a[href="/pedido"]').first().click()
    await expect(page).toHaveURL('/pedido')
    await parts.all()
    await expect(page.getByRole('heading', { level: 1, name: 'Mi pedido' })).toBeVisible()
    expect(await page.evaluate(() => window.first)).toEqual([])
  })
})

test.describe("a link to an address that is not the site's", { tag: ['@demo', '@release'] }, () => {
  for (const stage of ['before all code', 'while the code of its part is late'])
    test(`${stage}: a tap leaves for the host's file`, async ({ page }) => {
      const isLate = stage !== 'before all code'
      const parts = await holdCode(page, isLate ? /assets\/(PublicFooter|HeaderTools)-\w+\.js/ : undefined)
      await page.goto('/productos', { waitUntil: 'commit' })
      const link = page.locator('a[href="/pedido"]').first()
      await expect(link).toBeVisible()
      // As a slide's button or a link in a text that somebody saved.
      await link.evaluate((element) => element.setAttribute('href', '/robots.txt'))
      if (isLate) await isTaken(page, 'main li a')
      await page.locator('a[href="/robots.txt"]').first().click()
      await expect(page).toHaveURL('/robots.txt')
      await expect(page.locator(':root')).toContainText('User-agent')
      await parts.all()
    })
})

test.describe('where a page has no HTML of its own', { tag: '@demo' }, () => {
  test.use({ expectedErrors: /obtenerProducto\/999|No encontramos lo que buscás/ })
  const pages = ['/pedido', '/productos?vista=tabla', '/productos?id=999']
  for (const path of pages) {
    test(`${path}: the header comes whole, and nothing moves`, { tag: '@release' }, async ({ page }) => {
      await page.addInitScript(() => {
        // A page waits 1,000 ms for its header. The test lets that time never end, since a busy machine is no fault of the page.
        const later = window.setTimeout.bind(window)
        Object.assign(window, {
          setTimeout: (run: () => void, ms?: number) => (ms === 1_000 ? 0 : later(run, ms)),
        })
        const parts = [
          'header a[href^="tel:"]',
          'header a[href^="mailto:"]',
          'header [aria-keyshortcuts]',
          'header a[href="/pedido"]',
        ]
        const check = () => {
          const header = document.querySelector('html:not([hidden]) header')
          if (header) for (const part of parts) if (!header.querySelector(part)) (window.lacked ??= new Set()).add(part)
          requestAnimationFrame(check)
        }
        requestAnimationFrame(check)
      })
      await watchHydration(page)
      // A first visit, then a visit that the worker answers.
      for (const visit of [1, 2]) {
        await page.goto(path)
        await expect(page.getByRole('link', { name: /Mi pedido/ }).first()).toBeVisible()
        await controlled(page)
        await atRest(page)
        const { lacked, shifted } = await page.evaluate(() => ({
          lacked: [...(window.lacked ?? [])],
          shifted: window.shifted,
        }))
        expect([visit, lacked]).toEqual([visit, []])
        expect([visit, (shifted ?? 1) < 0.005 ? 0 : shifted]).toEqual([visit, 0])
      }
    })
  }

  test('on a later visit no word is there before its typeface', { tag: '@release' }, async ({ page }) => {
    await openControlled(page, '/pedido')
    await page.addInitScript(() => {
      const load = document.fonts.load.bind(document.fonts)
      document.fonts.load = async (...args) => {
        // The typeface comes some frames after it was requested.
        for (let left = 10; left > 0; left--)
          await new Promise((resolve) => {
            requestAnimationFrame(resolve)
          })
        window.headerBefore = document.querySelector('header')?.textContent ?? ''
        return load(...args)
      }
    })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Mi pedido' })).toBeVisible()
    expect(await page.evaluate(() => window.headerBefore)).toBe('')
  })

  for (const width of [1440, 375]) {
    test(`nothing moves on a later visit either, at ${width} px`, { tag: '@release' }, async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      await watchHydration(page)
      await openControlled(page, '/')
      for (const { path } of publicPages) {
        for (const visit of [1, 2]) {
          await page.goto(path)
          await atRest(page)
          const shifted = await page.evaluate(() => window.shifted ?? 1)
          expect.soft([path, visit, shifted < 0.005 ? 0 : shifted]).toEqual([path, visit, 0])
        }
      }
    })
  }
})
