/** Every demo password is the name followed by 1234, stored salted and stretched. */
export const usuarios = [
  {
    id: 1,
    usuario: 'admin',
    email: 'admin@buloneraquebracho.example',
    clave: 'pbkdf2$120000$yIgqbyCTOpv7N14G/N80kA==$y+GClSPKWKYXnKXEk6rYgGfx1RxTP5kygKlqto/pf8k=',
    admin: 1,
  },
  {
    id: 2,
    usuario: 'editor',
    email: 'editor@buloneraquebracho.example',
    clave: 'pbkdf2$120000$by5arZ1ZKGwsVhyHx5uGlg==$ES6pit72QsPnMjbfKRwI1Km7n5Z2cZxLHs5RjsqkXoo=',
    admin: 0,
  },
  {
    id: 3,
    usuario: 'ventas',
    email: 'ventas@buloneraquebracho.example',
    clave: 'pbkdf2$120000$fuhRFYIE6F9q+YH5tW0SoQ==$e1ySIogptPXb9xLeb7fEUIVb8iMSRhdR/GoOUW/p37c=',
    admin: 0,
  },
]
