/** Starts the hosts of docs/hosting.md, each configured by its example alone. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '#server/files/serve.ts'
import { ask } from './ask.ts'
import { freePort } from '#mocks/listen.ts'
import { answers } from '../answers.ts'

export interface Host {
  readonly url: string
  readonly close: () => void | Promise<void>
}

/** Serves a directory. With `api`, forwards /api and /enviarCorreo to that address. */
type Start = (dir: string, api?: string) => Promise<Host>

const guide = readFileSync(join(import.meta.dirname, '../../../docs/hosting.md'), 'utf8')
const blocks = (language: string) =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text)
const example = (language: string) => blocks(language)[0] ?? ''
/** The lines of docs/hosting.md for an API on the same host, with the API's address. */
const apiLines = (host: string, api: string) =>
  (blocks('conf').find((text) => text.startsWith(`# ${host}:`)) ?? '').replaceAll('127.0.0.1:8787', new URL(api).host)

const installed = (command: string, ...args: readonly string[]) => spawnSync(command, args).status === 0

/** Runs a program in the foreground with its own folder, which is deleted when it stops. */
const run = async (command: string, argsIn: (folder: string, port: number) => readonly string[]): Promise<Host> => {
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  // The program's workers may run as other users.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const running = spawn(command, argsIn(folder, port), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  const chunks: string[] = []
  running.stderr.on('data', (chunk: Buffer) => chunks.push(chunk.toString()))
  const url = `http://127.0.0.1:${port}`
  const close = async () => {
    if (running.exitCode === null && running.kill()) await once(running, 'close')
    rmSync(folder, { recursive: true, force: true })
  }
  await answers(url, ask).catch(async (error: unknown) => {
    await close()
    throw new Error(chunks.join(''), { cause: error })
  })
  return { url, close }
}

const nginx: Start = (dir, api) =>
  run('nginx', (folder, port) => {
    const lines = example('nginx').replaceAll('/srv/vidriera', dir)
    const server =
      api === undefined
        ? lines
        : lines.replace(/location ~ \^\/\(api\|enviarCorreo\)[\s\S]*?\n\}\n/, () => apiLines('nginx', api))
    const [beside = '', within = ''] = server.split('# nginx: in the server block.')
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder};`)
      .join('\n')
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off;\npid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${temporary}\n${beside}\nserver {\nlisten 127.0.0.1:${port};\n# ${within}\n}\n}\n`,
    )
    return ['-c', join(folder, 'nginx.conf'), '-p', folder]
  })

const caddy: Start = (dir, api) =>
  run('caddy', (folder, port) => {
    const lines = example('caddy')
      .replaceAll('/srv/vidriera', dir)
      .replace('vidriera.example', `http://127.0.0.1:${port}`)
    const site =
      api === undefined ? lines : lines.replace(/ {2}handle @call \{[\s\S]*?\n {2}\}\n/, () => apiLines('Caddy', api))
    writeFileSync(join(folder, 'Caddyfile'), `{\nadmin off\n}\n${site}`)
    return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  })

/** All hosts. The project's own host comes first; the others must answer alike. */
export const hosts: readonly { readonly name: string; readonly start: Start; readonly installed: boolean }[] = [
  { name: 'npm start', installed: true, start: async (dir) => serve(dir, 0) },
  { name: 'nginx', installed: installed('nginx', '-v'), start: nginx },
  { name: 'Caddy', installed: installed('caddy', 'version'), start: caddy },
]
