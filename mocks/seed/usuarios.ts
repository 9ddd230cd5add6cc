import { withIds } from './numbered.ts'

/** Every demo password is the name followed by 1234, stored salted and, since it is public, stretched just a little: a login costs nothing. */
export const usuarios = withIds([
  {
    usuario: 'admin',
    email: 'admin@buloneraquebracho.example',
    clave: 'pbkdf2$1000$yIgqbyCTOpv7N14G/N80kA==$amO/xSPd0i4RimI+YjhUWV7IRJoWxn8r7X7l/AmNgrw=',
    admin: 1,
  },
  {
    usuario: 'editor',
    email: 'editor@buloneraquebracho.example',
    clave: 'pbkdf2$1000$by5arZ1ZKGwsVhyHx5uGlg==$YPT7XluFNxK/LMgGErqMx2UOFvrG6Q3/BULQymv53/Q=',
    admin: 0,
  },
  {
    usuario: 'ventas',
    email: 'ventas@buloneraquebracho.example',
    clave: 'pbkdf2$1000$fuhRFYIE6F9q+YH5tW0SoQ==$G45Ndu5YD4Ukc7QDfSK/GEWC8dxrWtEqlf7Kn9RsfN0=',
    admin: 0,
  },
])
