/** The Chromium of Vitest, Playwright and the benches, and its flags. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const isRoot = process.getuid?.() === 0

/**
 * Disabled features. A full Chromium loads the address bar's popup, some 400 modules, with every window: half of a test's work. The
 * others are Playwright's own list, since Chromium uses the last list only.
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

/** Keeps the browser from the network outside the tests. The sandbox cannot start as root. */
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
/** The headless shell: the same engine without bars, settings and viewers, a quarter less work. */
const shells = () => [process.env['CHROMIUM_SHELL_PATH'], '/usr/bin/chromium-headless-shell']

const firstOf = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path !== undefined && path !== '' && existsSync(path))

const launch = (executablePath: string | undefined) => ({
  args: chromiumArgs,
  ...(executablePath === undefined ? {} : { executablePath }),
})

/** Launch options of the full browser. */
export const chromiumLaunch = () => launch(firstOf(wholes()))

/** Launch options of the headless shell, which shows no PDF and no settings. The full browser where there is no shell. */
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

/** The first existing path, after trying the given installers in turn. */
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

/** The path of a Chromium, installed first where there is none. The limits are for networks where Playwright's download host hangs. */
export const ensureChromium = () => {
  const found = ensure(wholes, [
    { command: ['npx', 'playwright', 'install', 'chromium'], seconds: 180, possible: true },
    ...aptInstall('chromium'),
  ])
  if (found !== undefined) return found
  throw new Error('No Chromium here and none could be installed. Install one and set CHROMIUM_PATH to its path.')
}

/** Installs the headless shell where possible; the full browser serves as well. */
export const ensureShell = (): void => {
  ensure(shells, aptInstall('chromium-headless-shell'))
}
