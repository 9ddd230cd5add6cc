import { expect } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { people } from './browser.ts'
import type { Extended } from './extended.ts'
import type { Values } from './requests.ts'
import { inputFor } from './samples.ts'
import type { Visitor } from './visitor.ts'

const { crearUsuario, deleteUsuario, obtenerIdUsuario, updateCuenta, verificarLogin } = endpoints

export const accountPart = (site: Visitor, extended: Extended) => {
  const login = ({ usuario, contraseña }: Values) => site.answer(verificarLogin, { usuario, contraseña })
  const createUser = async () => {
    const usuario = `${String(inputFor(crearUsuario, 41).usuario)} cuenta`
    const [email, contraseña] = ['cuenta@example.com', 'primera clave']
    const id = await site.create(crearUsuario, { usuario, email, contraseña, admin: 0 })
    expect(await login({ usuario, contraseña })).toBe(id)
    return { id, account: { idUsuario: id, usuario, email, contraseñaActual: contraseña } }
  }

  extended('a user changes own name, email and password; the role stays', updateCuenta.name, async () => {
    const { id, account } = await createUser()
    const usuario = `${account.usuario} 2`
    const changed = { ...account, usuario, email: 'otra@example.com' }
    expect(await site.answer(updateCuenta, { ...changed, contraseña: 'segunda clave' })).toEqual({ id })
    expect(await site.answer(obtenerIdUsuario, { id })).toEqual({
      id,
      usuario,
      email: 'otra@example.com',
      rol: 'usuario',
      admin: 0,
    })
    expect(await login({ usuario, contraseña: account.contraseñaActual })).toEqual(expect.any(String))
    expect(await login({ usuario, contraseña: 'segunda clave' })).toBe(id)
    await site.answer(updateCuenta, { ...changed, contraseñaActual: 'segunda clave' })
    expect(await login({ usuario, contraseña: 'segunda clave' }), 'a blank password keeps the present one').toBe(id)
    await site.as('admin')
    await site.answer(deleteUsuario, { id })
  })

  extended(
    'without the present password nothing changes, nor with a name that is taken',
    updateCuenta.name,
    async () => {
      const { id, account } = await createUser()
      const wrong = {
        ...account,
        usuario: `${account.usuario} 3`,
        contraseña: 'segunda clave',
        contraseñaActual: 'otra',
      }
      await site.refuses(updateCuenta, wrong, 422, ['contraseñaActual'])
      const { contraseñaActual: _present, ...unproved } = wrong
      await site.refuses(updateCuenta, unproved, 422, ['contraseñaActual'])
      await site.refuses(updateCuenta, { ...account, idUsuario: 1 }, 404)
      await site.refuses(updateCuenta, { ...account, usuario: people.editor.name }, 422, ['usuario'])
      expect(await site.answer(obtenerIdUsuario, { id })).toMatchObject({ usuario: account.usuario })
      expect(await login({ usuario: account.usuario, contraseña: account.contraseñaActual })).toBe(id)
      await site.as('admin')
      await site.answer(deleteUsuario, { id })
    },
  )
}
