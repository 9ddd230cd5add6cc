/** Simulates a slow line: a byte rate shared by all of a browser's connections in turn, and a round-trip time. */
import { connect, createServer, type Socket } from 'node:net'
import { listen } from '#mocks/listen.ts'

export interface Line {
  readonly kbit: number
  /** The round-trip time in ms. Opening a connection takes one more. */
  readonly trip: number
}

const packet = 1_460

/** Sends waiting packets at the line's rate, one of each connection in turn. */
const sender = ({ kbit, trip }: Line) => {
  const waiting = new Map<Socket, Buffer[]>()
  let busyUntil = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = (): void => {
    timer = undefined
    while (waiting.size > 0 && busyUntil <= performance.now()) {
      const [socket, queue] = waiting.entries().next().value ?? []
      if (!socket || !queue) return
      waiting.delete(socket)
      const [first = Buffer.alloc(0), ...rest] = queue
      const sent = first.subarray(0, packet)
      const left = sent.length < first.length ? [first.subarray(packet), ...rest] : rest
      if (left.length > 0) waiting.set(socket, left)
      busyUntil = Math.max(busyUntil, performance.now() - 5) + (sent.length * 8) / kbit
      setTimeout(() => {
        if (socket.writable) socket.write(sent)
      }, trip / 2)
    }
    if (waiting.size > 0) timer = setTimeout(next, Math.max(0, busyUntil - performance.now()))
  }
  return {
    send: (socket: Socket, bytes: Buffer) => {
      waiting.set(socket, [...(waiting.get(socket) ?? []), bytes])
      if (timer === undefined) next()
    },
    drop: (socket: Socket) => void waiting.delete(socket),
    isSent: (socket: Socket) => !waiting.has(socket),
  }
}

export const slowLine = async (host: string, line: Line): Promise<{ url: string; close: () => void }> => {
  const { send, drop, isSent } = sender(line)
  const open = new Set<Socket>()
  const server = createServer((browser) => {
    const { port, hostname } = new URL(host)
    const origin = connect(Number(port), hostname)
    const opened = performance.now() + line.trip
    for (const socket of [browser, origin]) {
      open.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => open.delete(socket))
    }
    browser.on('data', (bytes) => {
      const wait = Math.max(0, opened - performance.now()) + line.trip / 2
      setTimeout(() => {
        if (origin.writable) origin.write(bytes)
      }, wait)
    })
    origin.on('data', (bytes) => send(browser, bytes))
    browser.on('close', () => {
      drop(browser)
      origin.destroy()
    })
    // Packets under way arrive before the end.
    const end = (): void => void setTimeout(isSent(browser) ? () => browser.end() : end, line.trip)
    origin.on('end', end)
  })
  const url = `http://127.0.0.1:${await listen(server)}`
  const close = () => {
    server.close()
    for (const socket of open) socket.destroy()
  }
  return { url, close }
}
