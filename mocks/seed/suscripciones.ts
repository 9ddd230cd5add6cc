export const suscripciones = [
  { id: 1, email: 'compras@agromec.example' },
  { id: 2, email: 'taller@hermanosdiaz.example' },
  { id: 3, email: 'obra@constructorasur.example' },
  { id: 4, email: 'mostrador@ferreteriaelnorte.example' },
  { id: 5, email: 'm.funes@correo.example' },
  { id: 6, email: 'panol@metalurgicariosegundo.example' },
]
