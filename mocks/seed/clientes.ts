import { withIds } from './numbered.ts'

/** Every demo password is the name followed by 1234. */
export const clientes = withIds([
  {
    nombre: 'cliente',
    email: 'compras@talleresdelta.example',
    clave: 'pbkdf2$1000$C7EmxuWPXgz5Jdbu6xNJ+A==$00XPzhhVXr8eGw2uLG0AzTszmD86lLalC2QKHnivVPQ=',
    activo: 1,
  },
  {
    nombre: 'pendiente',
    email: 'alta@ferreteriacolon.example',
    clave: 'pbkdf2$1000$zFrpXY1GRSuOBbjIzln4yA==$vEPC3e08vK/iEUVssY9MNl3+kKQI+syMZrVwnFLjZ6g=',
    activo: 0,
  },
  {
    nombre: 'agromec',
    email: 'compras@agromec.example',
    clave: 'pbkdf2$1000$/g+/7G1f6QlzrMkMTTYmvw==$Su1RHiHwtZz3VfFVT0XrXJkpdyTTSgnDOankJjgdHv4=',
    activo: 1,
  },
  {
    nombre: 'ferreteriaelnorte',
    email: 'mostrador@ferreteriaelnorte.example',
    clave: 'pbkdf2$1000$xuUnvhTkfBHFgufFn+rWCw==$SkOR2h+Oxhd8GgG8jl511L3irv0kx7LbdrknzbvpoZs=',
    activo: 1,
  },
  {
    nombre: 'tallermaipu',
    email: 'taller@maipu.example',
    clave: 'pbkdf2$1000$IeunLDiSAt/6m1TQU3M2Vw==$4Xa1xgabw64s7V4NIUnlwZAPQnuUoPkgh/aF8k+aoU4=',
    activo: 0,
  },
])
