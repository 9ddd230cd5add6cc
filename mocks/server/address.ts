/** Finds the address of a request's client. */
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** The server passes the client's address in this header and drops any value that a client sent. */
export const addressHeader = 'x-vidriera-address'

/** `proxies`: how many stand in front; each appends the address of its client. With none, no header is trusted. */
export const addressOf = (
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string => {
  const said = [headers['x-forwarded-for'] ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .map((part) => part.trim())
  const all = [...said.slice(proxies === 0 ? said.length : -proxies), socket.remoteAddress ?? '']
  return all[0] ?? ''
}

/** An IPv6 client has a whole network, so its first four groups count as one address. */
export const networkOf = (address: string): string => {
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address
  const [before = '', after] = address.split('::')
  const groups = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  const whole =
    after === undefined ? groups : [...groups, ...Array<string>(8 - groups.length - tail.length).fill('0'), ...tail]
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
