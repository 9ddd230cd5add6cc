/** The first words of a history entry about an undelivered letter. */
export const undelivered = 'No se pudo entregar a '

/** The first words of why a letter waits whose mail server has no TLS. */
export const withoutTls =
  'Sin TLS no sale la contraseña de SMTP_URL. Si el servidor de correo no lo tiene: SMTP_URL con ?requireTLS=false'
