import { isPassword } from './passwords.ts'
import { conflict } from './refusal.ts'
import type { Tables } from './store/port.ts'
import type { Row } from './store/rows.ts'

/** An account without a password, as an opened company brings, lets nobody in and does not count. */
export const isAdministrator = (row: Row): boolean => row.admin === 1 && isPassword(row.clave)

/** Refuses a write that leaves no administrator who can enter, `without` the one of this id. */
export const checkAdministratorStays = async ({ rows }: Pick<Tables, 'rows'>, without?: number): Promise<void> => {
  if (!(await rows('usuarios').getAll()).some((row) => row.id !== without && isAdministrator(row)))
    throw conflict('Es el último administrador: antes tiene que haber otro.')
}
