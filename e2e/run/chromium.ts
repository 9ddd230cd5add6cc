/** Which Chromium the tests drive, and with which flags. One answer for Vitest, Playwright and the benches. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const isRoot = process.getuid?.() === 0

/**
 * A whole Chromium loads its address bar's popup, some 400 modules, with every window: half of a test's work. The rest is what
 * Playwright itself switches off, since Chromium honours the last such list only.
 */
const featuresOff = [
  'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled',
  'PreconnectToSearch',
]

/** Keeps the browser from talking to anybody but us; the sandbox cannot start as root. */
const chromiumArgs = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${featuresOff.join(',')}`,
  ...(isRoot ? ['--no-sandbox'] : []),
]

const candidates = () => [
  process.env['CHROMIUM_PATH'],
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Path of a Chromium on this machine, or undefined. */
const findChromium = () => candidates().find((path) => path !== undefined && path !== '' && existsSync(path))

/** Options for `chromium.launch`. */
export const chromiumLaunch = () => {
  const executablePath = findChromium()
  return { args: chromiumArgs, ...(executablePath === undefined ? {} : { executablePath }) }
}

/** Playwright's download host is closed on some networks and then hangs: hence the limits. */
const installers: { command: string[]; seconds: number; possible: boolean }[] = [
  { command: ['npx', 'playwright', 'install', 'chromium'], seconds: 180, possible: true },
  { command: ['apt-get', 'update'], seconds: 120, possible: isRoot },
  { command: ['apt-get', 'install', '-y', 'chromium'], seconds: 300, possible: isRoot },
]

/** Path of a Chromium, installed first where there is none. */
export const ensureChromium = () => {
  for (const { command: [name = '', ...args], seconds, possible } of installers) {
    const found = findChromium()
    if (found !== undefined) return found
    if (possible) spawnSync(name, args, { stdio: 'inherit', timeout: seconds * 1000 })
  }
  const found = findChromium()
  if (found !== undefined) return found
  throw new Error('No Chromium here and none could be installed. Install one and set CHROMIUM_PATH to its path.')
}
