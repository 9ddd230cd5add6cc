/** Starts the hosts of docs/hosting.md, each configured by its example alone, and asks them. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { freePort } from '#mocks/listen.ts'
import { serve } from '#server/files/serve.ts'
import { answers } from '../answers.ts'

const unpack: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync }

/** A request by the raw path and without any default headers, which fetch cannot send. */
export const ask = async (url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET', body = '') => {
  const { origin } = new URL(url)
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { path: url.slice(origin.length), method, headers, agent: false }
    request(origin, options, resolve).once('error', reject).end(body)
  })
  const bytes = await buffer(reply)
  const unpacked = bytes.length > 0 && unpack[reply.headers['content-encoding'] ?? '']?.(bytes)
  return { status: reply.statusCode, headers: reply.headers, bytes, text: String(unpacked || bytes) }
}

const guide = readFileSync('docs/hosting.md', 'utf8')
/** The example of docs/hosting.md that starts so. */
export const exampleOf = (start: string): string => guide.split(`\`\`\`${start}`)[1]?.split('```')[0] ?? ''

/** What an example has for calls, and an API on the same host replaces. */
const callBlock = /^( *)(?:location ~ \^\/\(api\S*|handle @call) \{[\s\S]*?\n\1\}\n/m

/** A host that is a program, which takes its configuration's file as its last argument; `configure` makes that of an example. */
const program = (
  name: string,
  args: readonly string[],
  configure: (example: string, port: number, folder: string) => string,
  command = name.toLowerCase(),
) => ({
  name,
  installed: !spawnSync(command, ['-h']).error,
  /** Serves `site` of a folder that the host may write to. With `api`, passes /api and /enviarCorreo on to that address. */
  start: async (folder: string, api = '') => {
    const [port, file] = [await freePort(), join(folder, `${name}file`)]
    const calls = exampleOf(`conf\n# ${name}: `).replace('127.0.0.1:8787', api)
    const example = exampleOf(command).replaceAll('/srv/vidriera', join(folder, 'site'))
    writeFileSync(file, configure(api ? example.replace(callBlock, () => `# ${calls}`) : example, port, folder))
    const running = spawn(command, [...args, file], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    })
    const said = text(running.stderr)
    const close = async () => running.kill() && once(running, 'close')
    const url = `http://127.0.0.1:${port}`
    await answers(url, ask).catch(async (cause: unknown) => {
      await close()
      throw new Error(await said, { cause })
    })
    return { url, close }
  },
})

/** All hosts. The project's own host comes first; the others must answer alike. */
export const hosts = [
  { name: 'npm start', installed: true, start: (folder: string, _api: string) => serve(join(folder, 'site'), 0) },
  program('nginx', ['-c'], (example, port, folder) => {
    // Other users, which nginx gives its workers, may not read the folder.
    const [beside = '', within = ''] = example.split('# nginx: in the server block.')
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${folder};`)
    return `daemon off;\nuser root;\npid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${temporary.join('\n')}\n${beside}\nserver {\nlisten 127.0.0.1:${port};\n# ${within}\n}\n}\n`
  }),
  program('Caddy', ['run', '--config'], (example, port) => {
    return `{\nadmin off\n}\n${example.replace('vidriera.example', `http://127.0.0.1:${port}`)}`
  }),
]
