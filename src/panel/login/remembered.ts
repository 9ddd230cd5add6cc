const key = 'usuarioRecordado'

/** The user name that 'Recordar usuario' kept; never a password. */
export const rememberedUser = (): string => localStorage.getItem(key) ?? ''

export const rememberUser = (usuario: string | null): void => {
  if (usuario === null) localStorage.removeItem(key)
  else localStorage.setItem(key, usuario)
}
