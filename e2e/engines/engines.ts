/** The engines that the journeys run in, and how to install them. */
import { spawnSync } from 'node:child_process'
import type { Browser, Home } from './browser.ts'
import { startChromium, startFirefox } from './puppeteer.ts'
import { startWebKit } from './webkit.ts'

interface Engine {
  readonly start: (home: Home) => Promise<Browser>
  /** Commands that all succeed when the engine is installed. */
  readonly proof: readonly (readonly [string, ...string[]])[]
  /** Debian's packages of the engine. */
  readonly packages: readonly string[]
}

const bindings =
  'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1"); from gi.repository import Gtk, WebKit2'

export const engines: Readonly<Record<string, Engine>> = {
  // The test command installs Chromium first: see run/chromium.ts.
  Chromium: { start: startChromium, proof: [], packages: [] },
  Firefox: {
    start: startFirefox,
    proof: [
      ['firefox-esr', '--version'],
      ['ffmpeg', '-version'],
    ],
    // Its films are played by the codecs of ffmpeg, which it only recommends.
    packages: ['firefox-esr', 'ffmpeg'],
  },
  WebKit: {
    start: startWebKit,
    // These two have no command that only reports a status.
    proof: [
      ['which', 'WebKitWebDriver', 'Xvfb'],
      ['/usr/bin/python3', '-c', bindings],
    ],
    packages: [
      'webkit2gtk-driver',
      'gir1.2-webkit2-4.1',
      'python3-gi',
      'xvfb',
      'dbus',
      'dbus-x11',
      'gstreamer1.0-plugins-base',
      'gstreamer1.0-plugins-good',
      'gstreamer1.0-libav',
    ],
  },
}

const works = ([command, ...args]: readonly [string, ...string[]]) =>
  spawnSync(command, args, { timeout: 20_000 }).status === 0
const isHere = ({ proof }: Engine) => proof.every(works)

const apt = (args: readonly string[], seconds: number) =>
  spawnSync('apt-get', args, {
    stdio: 'inherit',
    timeout: seconds * 1000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

/** Whether this machine has the engine; installs it first where possible. */
export const ensureEngine = (name: string): boolean => {
  const engine = engines[name]
  if (!engine || isHere(engine)) return engine !== undefined
  if (process.getuid?.() !== 0) return false
  apt(['update'], 120)
  apt(['install', '-y', '--no-install-recommends', ...engine.packages], 300)
  return isHere(engine)
}
