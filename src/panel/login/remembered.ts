import { local } from '../../state/storage.ts'

const key = 'usuarioRecordado'

/** The user name that 'Recordar usuario' kept; never a password. */
export const rememberedUser = (): string => local.getItem(key) ?? ''

export const rememberUser = (usuario: string | null): void => {
  if (usuario === null) local.removeItem(key)
  else local.setItem(key, usuario)
}
