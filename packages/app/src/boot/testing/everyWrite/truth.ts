import type { Sent } from './door.ts'

/** Says that what was pressed did not happen. */
export const NOT_DONE =
  /não foi (salv|criad|aplicad|enviad|alterad|excluíd)|não foram copiados|Nada mudou no servidor|Não foi (salvo|aplicado)|Não foi possível (realizar|criar|atualizar|excluir|deletar|cancelar|confirmar|enviar|desativar|reativar|iniciar|parar|alterar|adicionar|remover)|Erro ao |Ocorreu um erro|Falha ao|O servidor recusou|comando recusado/
/** Says that this press was not sent at all. */
const NOT_SENT = /Nada foi enviado(?! às estações)/
/** Says that the server spoke, and said no. */
const REFUSED = /O servidor recusou/
/** Says that nobody knows. */
export const UNKNOWN =
  /[Aa] resposta se perdeu|Resultado desconhecido|A resposta não chegou|Não se sabe se|Não sabemos|Sem resposta do servidor/

/** What stands on the screen, and what is so. */
export interface Shown {
  readonly text: string
  readonly sent: readonly Sent[]
  /** How many had been sent when it was last pressed. */
  readonly sentBefore: number
  /** The words of this write's success. */
  readonly done: RegExp
}

const sentence = (text: string, words: RegExp): string =>
  text.split('\n').find((line) => words.test(line)) ?? ''

/** The sentences of a screen that are not so. */
export function lies({ text, sent, sentBefore, done }: Shown): readonly string[] {
  const isDone = sent.some(({ state }) => state === 'done')
  const mayBe = sent.some(({ state }) => state !== 'not')
  const found: string[] = []
  const say = (words: RegExp, why: string) => found.push(`"${sentence(text, words)}": ${why}`)
  if (mayBe && NOT_DONE.test(text)) say(NOT_DONE, isDone ? 'the server did it' : 'it is on its way')
  if (!isDone && done.test(text)) say(done, 'the server has not done it')
  if (sent.length > sentBefore && NOT_SENT.test(text)) say(NOT_SENT, 'it was sent')
  if (REFUSED.test(text) && !sent.some(({ isRefused }) => isRefused)) say(REFUSED, 'it never said so')
  if (UNKNOWN.test(text) && sent.length > 0 && sent.every(({ isRefused }) => isRefused))
    say(UNKNOWN, 'the server said no')
  return found
}
