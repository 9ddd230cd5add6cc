import { allEndpoints } from '../contract/index.ts'

const api = new URL(import.meta.env.VITE_API_URL ?? '/', location.origin)

/** Content and pictures; whole downloads would fill the disk. */
const isContent = (name: string) => name.startsWith('obtener') || name === 'getImage'

const patterns = allEndpoints
  .filter(({ method, access, name }) => method === 'GET' && access === 'public' && isContent(name))
  .map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`))

/** Whether a URL is a read of public content, by the contract's access: what may be kept for offline use. */
export const isPublicRead = ({ origin, pathname }: URL) =>
  origin === api.origin && patterns.some((pattern) => pattern.test(pathname))
