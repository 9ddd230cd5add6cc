import { styleNames, stylesOf } from './styles/index.ts'

type Env = Readonly<Record<string, string | undefined>>

const listOf = (value = '') =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

const portOf = (value: string) => {
  const port = Number(value)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new Error(`PORT=${value}: tiene que ser un número de puerto.`)
}

const originOf = (value: string) => {
  const url = URL.parse(value)
  if (url && url.origin !== 'null') return url.origin
  throw new Error(`ORIGINS: «${value}» no es un origen. Escribilo como https://www.example.com.`)
}

const refuseData = (folder: string | undefined) => {
  if (folder)
    throw new Error(
      `DATA=${folder}: esta referencia guarda en memoria y empieza de nuevo cada vez (por qué: README, "The reference API").`,
    )
}

/** What the environment asks for; an error for people where it asks for what there is not. */
export const readOptions = (env: Env) => {
  refuseData(env['DATA'])
  const styles = listOf(env['STYLE'])
  const unknown = styles.filter((name) => !styleNames.includes(name))
  if (unknown.length > 0) throw new Error(`STYLE: no hay «${unknown.join(', ')}». Hay: ${styleNames.join(', ')}.`)
  return {
    port: portOf(env['PORT'] ?? '8787'),
    // Whoever is on the same network is not asked in by accident.
    host: env['HOST'] ?? '127.0.0.1',
    origins: listOf(env['ORIGINS']).map(originOf),
    crossSite: env['CROSS_SITE'] === '1',
    seed: env['SEED'] ?? 'demo',
    style: stylesOf(styles),
  }
}
