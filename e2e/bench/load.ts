/** Many clients of a server at once, and the memory of its process. */
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'

const clients = 8

/** `fetch` would take a third of both processors from the server. */
const send = (agent: Agent, url: string, headers: Readonly<Record<string, string>>) =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`))
      response.once('end', resolve).once('error', reject).resume()
    }).once('error', reject)
  })

/** Answers a second, to so many clients with one request at a time each. */
export const load = async (url: string, headers: Readonly<Record<string, string>>, seconds: number) => {
  const agent = new Agent({ keepAlive: true })
  const end = performance.now() + seconds * 1_000
  let answers = 0
  const client = async () => {
    for (; performance.now() < end; answers += 1) await send(agent, url, headers)
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return answers / seconds
}

/** In MB: the memory of a process at its peak. */
export const peakMemory = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
