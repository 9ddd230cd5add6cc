/** Sentences of the specification (§8) that must not change by a letter, accents included. */
export const fixedSentences = [
  'Faltan rellenar campos',
  'Usuario no activado',
  'Nombre de usuario ya esta en uso',
  'Mensaje enviado correctamente',
  'Mensaje fallido faltan rellenar campos obligatorios',
  'Mensaje fallido revisar campos',
  'suscripción exitosa',
  'Email incorrecto',
] as const
