/** Finds the address of a request's client. */
import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

/** The server passes the client's address in this header and drops any value that a client sent. */
export const addressHeader = 'x-vidriera-address'

/** `proxies`: how many stand in front; each appends the address of its client. With none, no header is trusted. */
export const getClientAddress = (
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string => {
  const forwarded = [headers['x-forwarded-for'] ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .map((part) => part.trim())
  const addresses = [...forwarded.slice(proxies === 0 ? forwarded.length : -proxies), socket.remoteAddress ?? '']
  return addresses[0] ?? ''
}

/** `192.0.2.1:443` or `[2001:db8::1]:443`, as some proxies write an address. */
const withPort = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/

/** Reads an address in any spelling. A text that is no address comes back as plain text, in small letters. */
const parseAddress = (message: string) => {
  const [, bracketed, dotted] = withPort.exec(message.trim()) ?? []
  const plain = (bracketed ?? dotted ?? message.trim()).replace(/%.*$/, '')
  return ipaddr.isValid(plain) ? ipaddr.process(plain) : plain.toLowerCase()
}

/** The one spelling of an address; '-' for none. */
export const getAddress = (message: string): string => {
  const address = parseAddress(message)
  return typeof address === 'string' ? '-' : address.toString()
}

/** One name for all spellings of an address. An IPv6 client has a whole network, so the first four groups count. */
export const getNetwork = (message: string): string => {
  const address = parseAddress(message)
  return address instanceof ipaddr.IPv6
    ? address.parts
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':')
    : address.toString()
}

/** The /20 of an address, as large as a CDN's network at one place. */
export const getWideNetwork = (message: string): string => {
  const name = getNetwork(message)
  const whole = name.includes(':') ? `${name}::` : name
  if (!ipaddr.isValid(whole)) return name
  const bytes = ipaddr.parse(whole).toByteArray()
  return [bytes.length, bytes[0], bytes[1], (bytes[2] ?? 0) & 0xf0].join('.')
}
