import { type ChangeEvent, createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { styled } from 'styled-components'

/*
 * The least that a sign-in of this stack can be: the two libraries and three fields, with no brand, no words, no calls.
 * Every first visit is told as a multiple of it, in the same run, so that the machine does not change the verdict.
 */
const Box = styled.div`
  display: grid;
  gap: 12px;
  width: 400px;
  margin: 100px auto;
`
const Input = styled.input`
  height: 36px;
  border: 1px solid #888;
  border-radius: 6px;
`
const Submit = styled.button`
  height: 36px;
  background: #0a6d6a;
  color: #fff;
`

function Floor() {
  const [email, setEmail] = useState('')
  const onChange = (event: ChangeEvent<HTMLInputElement>) => setEmail(event.target.value)
  return createElement(
    Box,
    null,
    createElement('h1', null, 'Entrar'),
    createElement('label', null, 'E-mail', createElement(Input, { value: email, onChange })),
    createElement('label', null, 'Senha', createElement(Input, { type: 'password' })),
    createElement(Submit, null, 'Entrar'),
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(createElement(Floor))
