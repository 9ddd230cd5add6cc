import type { SessionKey, SessionState } from './session.ts'

const over = 'Tu sesión terminó. Volvé a ingresar.'
const notStored =
  'El navegador no guardó la sesión: bloquea las cookies del servidor, o el servidor está en otro sitio. Permití las cookies de terceros o ' +
  'probá con otro navegador. Para quien administra el sitio: la cookie de otro sitio necesita SameSite=None y Secure.'

/** The login's sentence about an ended session; empty when none ended. */
export const getSessionEndMessage =
  (key: SessionKey) =>
  ({ ended, neverStored }: SessionState): string => {
    if (ended !== key) return ''
    return neverStored ? notStored : over
  }
