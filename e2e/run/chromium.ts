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
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
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

const wholes = () => [
  process.env['CHROMIUM_PATH'],
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
/** The same engine without a window's bars, settings and viewers: a quarter less work. */
const shells = () => [process.env['CHROMIUM_SHELL_PATH'], '/usr/bin/chromium-headless-shell']

const firstOf = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path !== undefined && path !== '' && existsSync(path))

const launch = (executablePath: string | undefined) => ({
  args: chromiumArgs,
  ...(executablePath === undefined ? {} : { executablePath }),
})

/** Options for `chromium.launch` of the whole browser. */
export const chromiumLaunch = () => launch(firstOf(wholes()))

/** Options for `chromium.launch` of what shows pages and nothing else: no PDF, no settings. The whole browser where there is none. */
export const shellLaunch = () => launch(firstOf([...shells(), ...wholes()]))

interface Installer {
  readonly command: readonly [string, ...string[]]
  readonly seconds: number
  readonly possible: boolean
}

const aptInstall = (name: string): readonly Installer[] => [
  { command: ['apt-get', 'update'], seconds: 120, possible: isRoot },
  { command: ['apt-get', 'install', '-y', name], seconds: 300, possible: isRoot },
]

/** The first of the paths that there is; what would bring it is tried until then. */
const ensure = (paths: () => readonly (string | undefined)[], installers: readonly Installer[]) => {
  for (const {
    command: [name, ...args],
    seconds,
    possible,
  } of installers) {
    if (firstOf(paths()) !== undefined) break
    if (possible) spawnSync(name, args, { stdio: 'inherit', timeout: seconds * 1000 })
  }
  return firstOf(paths())
}

/** Path of a Chromium, installed first where there is none. Playwright's download host is closed on some networks and then hangs: hence the limits. */
export const ensureChromium = () => {
  const found = ensure(wholes, [
    { command: ['npx', 'playwright', 'install', 'chromium'], seconds: 180, possible: true },
    ...aptInstall('chromium'),
  ])
  if (found !== undefined) return found
  throw new Error('No Chromium here and none could be installed. Install one and set CHROMIUM_PATH to its path.')
}

/** Brings the shell where that can be; the whole browser does as well. */
export const ensureShell = (): void => {
  ensure(shells, aptInstall('chromium-headless-shell'))
}
