import { local } from '../../state/storage.ts'

const key = 'usuarioRecordado'

/** The user name of 'Recordar usuario'; a password is never stored. */
export const rememberedUser = (): string => local.getItem(key) ?? ''

export const rememberUser = (usuario: string | null): void => {
  if (usuario === null) local.removeItem(key)
  else local.setItem(key, usuario)
}
