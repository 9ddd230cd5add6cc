/** Drives Chromium by its own protocol and Firefox by WebDriver BiDi, with one library. */
import { ElementHandle, launch, type LaunchOptions, type Page } from 'puppeteer-core'
import { chromiumLaunch } from '../run/chromium.ts'
import type { Browser, Control, Home } from './browser.ts'

const controlOf = (handle: ElementHandle): Control => ({
  click: () => handle.click(),
  attach: async (file) => {
    const input = await handle.toElement('input')
    await input.uploadFile(file)
  },
})

const browserOf = (page: Page, errors: Browser['errors'], close: Browser['close']): Browser => ({
  open: async (address) => {
    await page.goto(address)
  },
  run: <Result>(code: string) => page.evaluate<[], () => Result>(code),
  find: async (code) => {
    const found = await page.evaluateHandle<[], () => Element | null>(code)
    return found instanceof ElementHandle ? controlOf(found) : undefined
  },
  type: (text) => page.keyboard.type(text),
  resize: (width, height) => page.setViewport({ width, height }),
  errors,
  close,
})

const start = async (options: LaunchOptions): Promise<Browser> => {
  const browser = await launch({ ...options, handleSIGINT: false })
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url ?? ''})`)
  })
  page.on('pageerror', (error) => void errors.push(String(error)))
  return browserOf(
    page,
    () => errors.splice(0),
    () => browser.close(),
  )
}

export const startChromium = ({ profile, downloads }: Home) =>
  start({
    ...chromiumLaunch(),
    userDataDir: profile,
    downloadBehavior: { policy: 'allow', downloadPath: downloads },
  })

/** No requests to Mozilla's servers, and downloads without a dialog. */
const preferences = (downloads: string) => ({
  'browser.download.dir': downloads,
  'browser.download.folderList': 2,
  'browser.download.always_ask_before_handling_new_types': false,
  'app.normandy.enabled': false,
  'services.settings.server': 'data:,#nothing/v1',
})

export const startFirefox = ({ profile, downloads }: Home) =>
  start({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    userDataDir: profile,
    extraPrefsFirefox: preferences(downloads),
  })
