/**
 * A browser's translator replaces text nodes with elements. React keeps the node that it created: it writes the next
 * text into the lost node, and throws when it removes that node or inserts something before it. A text that is the only
 * child of its element is safe, because React sets it through the element. So no text may be beside a child that can
 * change.
 */
import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { type JsxChild, type Node, type SourceFile } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import { API, SignatureKind, type Type, TypeFlags, type TypeReference } from 'typescript/unstable/sync'

const api = new API()
const { program, checker } = api
  .updateSnapshot({ openProjects: [resolve('tsconfig.json')] })
  .getProject(resolve('tsconfig.json'))!

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any | TypeFlags.Unknown

/** The types that a value of this type may be rendered as: those of a union and of an array, once each. */
function getRenderedTypes(type: Type, seen = new Set<Type>()): readonly Type[] {
  if (seen.has(type)) return []
  seen.add(type)
  const memberTypes = type.isUnionType()
    ? type.getTypes()
    : checker.isArrayType(type) || checker.isTupleType(type)
      ? checker.getTypeArguments(type as TypeReference)
      : null
  return memberTypes ? memberTypes.flatMap((each) => getRenderedTypes(each, seen)) : [type]
}

/** An empty text is not rendered. */
const isEmptyText = (type: Type) => type.isStringLiteralType() && type.value === ''

const isText = (type: Type | undefined) =>
  type !== undefined && getRenderedTypes(type).some((each) => (each.flags & TEXT) !== 0 && !isEmptyText(each))

/** Several texts in a row, or texts and elements: each is a node beside others. */
const isListOfText = (type: Type) =>
  (type.isUnionType() ? type.getTypes() : [type]).some(
    (each) => (checker.isArrayType(each) || checker.isTupleType(each)) && isText(each),
  )

/** White space with a line break is no child. */
const isChild = (child: JsxChild) =>
  is.isJsxText(child) ? !/^\s*\n\s*$/.test(child.text) : !is.isJsxExpression(child) || child.expression !== undefined

/** The element's key: another key makes another element. */
function getKey(node: Node, file: SourceFile): string | undefined {
  const key = is.isJsxElement(node)
    ? node.openingElement.attributes.properties.find(
        (each) => is.isJsxAttribute(each) && each.name.getText(file) === 'key',
      )
    : undefined
  return key?.getText(file).replace(/^key=\{(.*)\}$/, '$1')
}

/** A text that never changes, or an HTML element and no component: it is always there. */
const isPlain = (child: JsxChild, file: SourceFile, key: string | undefined) =>
  is.isJsxText(child) ||
  (is.isJsxExpression(child) && child.expression?.getText(file) === key) ||
  (is.isJsxElement(child) && /^[a-z]/.test(child.openingElement.tagName.getText(file))) ||
  (is.isJsxSelfClosingElement(child) && /^[a-z]/.test(child.tagName.getText(file))) ||
  (is.isJsxExpression(child) && child.expression !== undefined && is.isStringLiteral(child.expression))

/** Whether a component renders a bare text, which is then beside whatever surrounds the component. */
function isBareText(tag: Node): boolean {
  const type = checker.getTypeAtLocation(tag)
  const returnTypes =
    type && checker.getSignaturesOfType(type, SignatureKind.Call).map((each) => checker.getReturnTypeOfSignature(each))
  // A return type that any component may have says nothing about this one.
  return (
    returnTypes?.some((each) => each !== undefined && !/ReactNode/.test(checker.typeToString(each)) && isText(each)) ??
    false
  )
}

/** Whether this node has a text beside a child that can change. */
function isUnsafe(node: Node, file: SourceFile): boolean {
  if (is.isJsxSelfClosingElement(node)) return isBareText(node.tagName)
  if (!is.isJsxElement(node) && !is.isJsxFragment(node)) return false
  if (is.isJsxElement(node) && isBareText(node.openingElement.tagName)) return true
  const children = node.children.filter(isChild)
  const isAlone = children.length === 1 && is.isJsxElement(node)
  if (!isAlone && children.every((child) => isPlain(child, file, getKey(node, file))) && is.isJsxElement(node))
    return false
  return children.some((child) => {
    if (is.isJsxText(child)) return !isAlone
    if (!is.isJsxExpression(child) || !child.expression) return false
    const type = checker.getTypeAtLocation(child.expression)
    return type !== undefined && isText(type) && (!isAlone || isListOfText(type))
  })
}

/** Returns the source of each unsafe node in the file. */
function findUnsafe(file: SourceFile): string[] {
  const found: string[] = []
  const visit = (node: Node) => {
    if (isUnsafe(node, file)) found.push(node.getText(file).replaceAll(/\s+/g, ' ').slice(0, 160))
    node.forEachChild(visit)
  }
  file.forEachChild(visit)
  return found
}

const EXAMPLES = resolve('src/ui/components/text-nodes.fixture.tsx')
const files = program.getSourceFileNames().filter((name) => /\/src\/.*\.tsx$/.test(name) && !/\/app\/dev\//.test(name))

it('distinguishes a safe text from an unsafe one', () => {
  const found = findUnsafe(program.getSourceFile(EXAMPLES)!)
  // The component that renders a bare text is found by itself, whatever surrounds it.
  expect(found.map((text) => /wrong \d+/.exec(text)?.[0] ?? text)).toEqual([
    ...Array.from({ length: 8 }, (_, index) => `wrong ${index + 1}`),
    '<Word on={on} />',
    'wrong 10',
  ])
})

it('no text is beside a child that can change', () => {
  expect(files.length).toBeGreaterThan(150)
  const found = files
    .filter((name) => name !== EXAMPLES)
    .flatMap((name) => findUnsafe(program.getSourceFile(name)!).map((text) => `${relative('.', name)}: ${text}`))
  expect(found).toEqual([])
})

it('a translator is asked to leave the page alone, which is in the operator’s language', () => {
  const page = readFileSync('index.html', 'utf8')
  expect(page).toContain('<html lang="pt-BR" translate="no">')
  expect(page).toContain('<meta name="google" content="notranslate" />')
})
