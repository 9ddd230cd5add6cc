/** Drives WebKitGTK, Safari's engine, by WebKitWebDriver, in a window of our own (webkit.py) on a virtual screen. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { Browser, Control, Home } from './browser.ts'
import { freePort } from '#mocks/listen.ts'
import { answers } from '../run/answers.ts'

const end = ({ pid, exitCode, signalCode }: ChildProcess) => {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid)
}

/** Each process leads a group, so that its children end with it, and all groups end with this process. */
const launch = (command: string, args: string[], env = process.env) => {
  const child = spawn(command, args, { env, detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
  process.once('exit', () => end(child))
  return child
}

/** Starts Xvfb on a free screen, and returns that screen's number. */
const startScreen = async () => {
  const screen = launch('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
  const [number] = await once(screen.stdout, 'data')
  return { screen, display: `:${String(number).trim()}` }
}

const controlOf = (element: WebElement): Control => ({
  click: () => element.click(),
  attach: (file) => element.sendKeys(file),
})

/** Returns a function that reads the errors written since its last call. The driver tells nothing of the console, so pages write it to a file. */
const errorsIn = (file: string) => {
  let read = 0
  return () => {
    const whole = readFileSync(file, 'utf8').split('\n').slice(0, -1)
    const fresh = whole.slice(read)
    read = whole.length
    return fresh.filter((line) => /(^|: )CONSOLE (\w+ )?ERROR /.test(line))
  }
}

const browserOf = (driver: WebDriver, errors: Browser['errors'], close: () => Promise<void>): Browser => ({
  open: (address) => driver.get(address),
  run: (code) => driver.executeScript(`return ${code}`),
  find: async (code) => {
    const found = await driver.executeScript<WebElement | null>(`return ${code}`)
    return found ? controlOf(found) : undefined
  },
  type: (text) => driver.actions().sendKeys(text).perform(),
  resize: async (width, height) => {
    await driver.manage().window().setRect({ width, height })
  },
  errors,
  close,
})

export const startWebKit = async ({ profile, downloads }: Home): Promise<Browser> => {
  const { screen, display } = await startScreen()
  const port = await freePort()
  const server = launch('WebKitWebDriver', [`--port=${port}`], { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1' })
  await answers(`http://127.0.0.1:${port}/status`, fetch)
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        // WebKitGTK reports its program's name as the browser's.
        browserName: 'webkit.py',
        'webkitgtk:browserOptions': { binary: join(import.meta.dirname, 'webkit.py'), args: [profile, downloads] },
      }),
    )
    .build()
  return browserOf(driver, errorsIn(join(profile, 'console')), async () => {
    await driver.quit()
    end(server)
    end(screen)
  })
}
