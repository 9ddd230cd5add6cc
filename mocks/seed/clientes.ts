/** Every demo password is the name followed by 1234. */
export const clientes = [
  {
    id: 1,
    nombre: 'cliente',
    email: 'compras@talleresdelta.example',
    clave: 'pbkdf2$120000$C7EmxuWPXgz5Jdbu6xNJ+A==$LSPMvfXZaaBtzVdPbNjdmGnEmEiTrGmBw15spMaR+m0=',
    activo: 1,
  },
  {
    id: 2,
    nombre: 'pendiente',
    email: 'alta@ferreteriacolon.example',
    clave: 'pbkdf2$120000$zFrpXY1GRSuOBbjIzln4yA==$zTlS3yPcvPIQsAnskc+nO42skwP1zG8F9gr43oCh4a4=',
    activo: 0,
  },
  {
    id: 3,
    nombre: 'agromec',
    email: 'compras@agromec.example',
    clave: 'pbkdf2$120000$/g+/7G1f6QlzrMkMTTYmvw==$XKiv5wxoDurJbwqzQEFfJSwwEJeYZc8ul4AUyF7Lvsw=',
    activo: 1,
  },
  {
    id: 4,
    nombre: 'ferreteriaelnorte',
    email: 'mostrador@ferreteriaelnorte.example',
    clave: 'pbkdf2$120000$xuUnvhTkfBHFgufFn+rWCw==$T7oa0XMsXyWxDKyLnMusZ3/YLMuS0acnb55Oou6/LVc=',
    activo: 1,
  },
  {
    id: 5,
    nombre: 'tallermaipu',
    email: 'taller@maipu.example',
    clave: 'pbkdf2$120000$IeunLDiSAt/6m1TQU3M2Vw==$OVEp8sgT8j7DyGxb6hhn3Xkpgzgnq/jGpEluFXw4Ci8=',
    activo: 0,
  },
]
