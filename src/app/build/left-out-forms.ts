/** What the console never runs of the library that keeps what is typed in forms (`left-out.ts` takes it out). */

const REACT = '@conform-to/react/dist/future'
const DOM = '@conform-to/dom/dist'

/** What is used of the library. */
export const USED = 'BaseControl FormProvider parseSubmission useControl useForm useFormData'

/** What an open form (forms/mounted/use-opened-form.ts) tells it. */
export const TOLD = 'defaultValue shouldValidate shouldRevalidate onSubmit'

/** What is asked of a form, of the fields in it and of their controls. */
export const ASKED = {
  form: 'context fieldErrors id props',
  field: 'defaultChecked defaultValue errors formId getFieldList getFieldset id key name',
  intent: 'insert remove update',
  control: 'blur change register value',
}

/** From here to there, over as many lines as it takes. */
const upTo = (from: string, to: string) => String.raw`${from}[^]*?${to}`

/** As `HOLLOW` (left-out-libraries.ts). */
export const HOLLOW_OF_FORMS: Readonly<Record<string, Readonly<Record<string, 'nothing' | 'throws'>>>> = {
  // A form's fields come from where it is made (forms/mounted/form-body.tsx).
  [`${REACT}/forms.mjs`]: {
    useFormMetadata: 'throws',
    useField: 'throws',
    resolveSubmission: 'throws',
    useFormContext: 'throws',
  },
  // A form is never emptied by the library: it is opened anew. Nothing sorts the entries of a list.
  [`${REACT}/intent.mjs`]: { reorder: 'nothing', reset: 'nothing' },
  [`${REACT}/hooks.mjs`]: {
    checked: 'throws',
    options: 'throws',
    files: 'throws',
    payload: 'throws',
    reset: 'throws',
    PreserveBoundaryImpl: 'throws',
  },
  [`${REACT}/state.mjs`]: {
    defaultOptions: 'throws',
    defaultPayload: 'throws',
    customState: 'throws',
    ariaInvalid: 'throws',
    ariaDescribedBy: 'throws',
    touched: 'throws',
    valid: 'throws',
  },
  // Nobody hears that the library itself changes a form: only a group of controls would.
  [`${DOM}/dom.mjs`]: { dispose: 'throws', onInternalUpdate: 'throws', dispatchInternalUpdateEvent: 'nothing' },
}

/** As `SETTLED` (left-out-libraries.ts). */
export const SETTLED_OF_FORMS: Readonly<Record<string, readonly (readonly [asked: string, answer: string])[]>> = {
  // A form has a schema, which judges at once, and tells no more than `TOLD`.
  [`${REACT}/forms.mjs`]: [
    [String.raw`\bvar config = [^;]*;`, ''],
    [String.raw`\bvar _config\$[^;]*;`, ''],
    [upTo(String.raw`\bvar globalConfig = `, String.raw`\n  \}\);`), ''],
    [String.raw`\bconfig: globalConfig\b`, ''],
    [String.raw`\bresolveSerialize\(config\.serialize, defaultSerialize\)`, 'defaultSerialize'],
    [
      String.raw`\buseMemo\(\(\) => resolveSerialize\(options\.serialize, globalSerialize\), \[options\.serialize\]\)`,
      'globalSerialize',
    ],
    [String.raw`\bmergeIntentHandlers\((\w+), \w+\.intents\)`, '$1'],
    [String.raw`\bglobalConfig\.intentName\b`, 'DEFAULT_INTENT_NAME'],
    [String.raw`\bglobalConfig\.isSchema\(schemaOrOptions\)`, 'true'],
    [String.raw`\(_options\$constraint = [^;]*;`, 'null;'],
    [String.raw`\bconstraint: constraint [^,]*,`, ''],
    [String.raw`\bvar \[customStateHandlers\] = [^;]*;`, ''],
    [String.raw`\bcustomStateHandlers,`, ''],
    [String.raw`\(_options\$id = options\.id\)[^:]*: `, ''],
    [String.raw`\(_options\$onError = options\.onError\)[^:]*: `, ''],
    [String.raw`\bif \(schema\)`, 'if (true)'],
    [
      String.raw`\bglobalConfig\.validateSchema\(schema, ctx\.payload, options\.schemaOptions\)`,
      'validateStandardSchemaV1(schema, ctx.payload)',
    ],
    [String.raw`\bschemaResult instanceof Promise`, 'false'],
    [String.raw`!options\.onValidate\b`, 'true'],
    [
      upTo(
        String.raw`\(_optionsRef\$current\$o2? = \(_optionsRef\$current2? = optionsRef\.current\)\.on(?:Input|Blur)\)`,
        String.raw`\}\)\);`,
      ),
      '',
    ],
    [String.raw`\bvar should(?:Validate|Revalidate) = [^;]*;`, ''],
    [String.raw`\bshould(?:Validate === 'onBlur'|Revalidate === 'onInput')`, 'true'],
    [String.raw`\bshould(?:Validate === 'onInput'|Revalidate === 'onBlur')`, 'false'],
    [String.raw`\bevent\.target instanceof HTMLFieldSetElement`, 'false'],
    [String.raw`\bextend(?:Form|Field)Metadata: globalConfig\.extend(?:Form|Field)Metadata,?`, ''],
  ],
  [`${REACT}/hooks.mjs`]: [
    // Nothing is answered by a server's own page, no form changes its key, no check is waited for.
    [String.raw`\bvar \{\s+lastResult\s+\} = options;`, ''],
    [upTo(String.raw`\bif \(lastResult\) \{`, String.raw`\n    \}\n(?=    return state;)`), ''],
    [String.raw`\bvar (?:keyRef|resetKeyRef|lastResultRef|lastAsyncResultRef) = [^;]*;`, ''],
    [
      upTo(
        String.raw`\bif \(options\.key !== keyRef\.current\) \{`,
        String.raw`'server', lastResult, options\);\n  \}`,
      ),
      '',
    ],
    [String.raw`\bcustomStateHandlers: options\.customStateHandlers,?`, ''],
    [upTo(String.raw`\bvar shouldNotifyFormUpdate =`, String.raw`\n    \}`), ''],
    [String.raw`\btype === 'client' \? applyIntent\([^)]*\) : `, ''],
    [String.raw`\bgetApplyStatus\(normalizedResult\.targetValue, finalResult\.targetValue\)`, "'applied'"],
    [
      String.raw`\(_optionsRef\$current\$o = \(_optionsRef\$current = optionsRef\.current\)\.onError\)[^(]*\.call\(_optionsRef\$current, `,
      'optionsRef.current.onError(',
    ],
    [
      upTo(
        String.raw`\buseSafeLayoutEffect\(\(\) => \{\s+var formElement = getFormElement\(formRef\);\s+// Reset`,
        String.raw`state\.defaultValue, optionsRef\]\);`,
      ),
      '',
    ],
    [upTo(String.raw`\bvar lastAsyncResult = `, String.raw`(?=if \(lastAsyncResult)`), ''],
    [upTo(String.raw`\bif \(lastAsyncResult &&`, String.raw`\)\) \{`), 'if (false) {'],
    [
      String.raw`\bvalue !== undefined \? \(_optionsRef\$current\$o2 = [^(]*\(_optionsRef\$current2 = optionsRef\.current\)[^(]*\.call\(_optionsRef\$current2, `,
      'true ? optionsRef.current.onValidate(',
    ],
    [String.raw`\btypeof asyncResult !== 'undefined'`, 'false'],
    [String.raw`\btypeof syncResult !== 'undefined'`, 'true'],
    [String.raw`\bclientResult\.reset \|\| `, ''],
    [String.raw`\(_clientResult\$targetV = [^;]*;`, 'clientResult.targetValue;'],
    [String.raw`'targetValue' in options \? options\.targetValue : options\.value`, 'undefined'],
    // What is kept for a form's own picture of a field (forms/fields/combobox-field.tsx, forms/fields/lookup-field.tsx)
    // is one line of text.
    [String.raw`\bvar formRef = useMemo\([^]*?\}\), \[\]\);`, ''],
    [String.raw`(?<=\n    )formRef,\n`, ''],
    [String.raw`\bvar \[structuralOverride, setStructuralOverride\] = useState\(null\);`, ''],
    [String.raw`\bvar hasInternalUpdateSinceChangeRef = useRef\(false\);`, ''],
    [upTo(String.raw`\buseEffect\(\(\) => observer\.onInternalUpdate\(`, String.raw`\}\), \[observer\]\);`), ''],
    [String.raw`\bif \(isFieldset\)`, 'if (false)'],
    [String.raw`, \{[^{}]*\bforceDispatch: isFieldset\s+\}`, ''],
    [String.raw`\bvalue == null \? value : 'serialize' in [^:]*: `, ''],
    [upTo(String.raw`(?<=\n    )focus: useCallback\(`, String.raw`\}, \[\]\),`), ''],
    [String.raw`\bArray\.isArray\(input(?:Ref\.current)?\)`, 'false'],
    [String.raw`\b(?:input|element) instanceof HTMLFieldSetElement`, 'false'],
    [String.raw`\bisGlobalInstance\(inputRef\.current, 'HTMLFieldSetElement'\)`, 'false'],
    [String.raw`\belse if \(isFieldElement\(element\)\)`, 'else if (true)'],
    [String.raw`\belement\.type === '(?:hidden|checkbox|radio)'`, 'false'],
    [String.raw`\bprops\.type === '(?:fieldset|select|textarea|checkbox|radio)'`, 'false'],
    [String.raw`'parse' in options`, 'false'],
    [String.raw`\bdefaultValue !== undefined \? formatValue\(defaultValue\) : undefined`, 'defaultValue'],
    // Both are named again below it.
    [String.raw`\b_objectWithoutProperties\(props, _excluded5\)`, 'props'],
    [String.raw`\btypeof document === 'undefined'`, 'false'],
  ],
  [`${REACT}/dom.mjs`]: [
    [String.raw`\bArray\.isArray\(input\)`, 'false'],
    [String.raw`\binput instanceof HTML(?:Input|Select|FieldSet)Element`, 'false'],
    [String.raw`\btypeof \(?options[^;]*\.defaultChecked\) === 'boolean' \? [^;]*: options(?= === null)`, 'options'],
    [String.raw`\btypeof options\.defaultChecked === 'boolean'`, 'false'],
    // A form is named, and none of its parts is a group of controls.
    [String.raw`\btypeof formRef (?:=|!)== '(?:undefined|string)'`, 'false'],
    [String.raw`\btypeof formElement === 'function' \? formElement\(\) : formElement`, 'formElement()'],
    [String.raw`\bevent\.type !== 'submit'`, 'false'],
    [String.raw`\belement instanceof HTMLFieldSetElement`, 'false'],
    [String.raw`\belement\.type === 'fieldset'`, 'false'],
  ],
  // A new entry of a list (sections/planos/levels.tsx) comes from no other field and goes to its end; what is refused
  // stays as it is.
  [`${REACT}/intent.mjs`]: [
    [String.raw`\bif \(![^;]*\{\s+throw new Error\('Invalid (?:validate|insert|remove) intent arguments'\);\s+\}`, ''],
    [upTo(String.raw`\n  apply\(_ref(?:7|11)\) \{`, String.raw`\n  \},`), ''],
    [String.raw`\bpayload\.from !== undefined`, 'false'],
    [String.raw` \|\| name === payload\.from\b`, ''],
    [String.raw`\(_payload\$index = payload\.index\)[^:]*: `, ''],
    [String.raw`\bstatus !== 'applied' \|\| typeof payload\.index === 'undefined'`, 'true'],
    [String.raw`\bstatus === 'reverted'`, 'false'],
    [String.raw`\bappendPath\(payload\.name, payload\.index\)`, 'payload.name'],
    [String.raw`\bfieldName === '' \? \{\} : `, ''],
  ],
  [`${REACT}/state.mjs`]: [
    // Nothing is kept beside a form's values.
    [upTo(String.raw`\bcustomState: initializeCustomState\(`, String.raw`\n    \}\)`), 'customState: {}'],
    [upTo(String.raw`\bcustomState: updateCustomState\(`, String.raw`\n    \}\)`), 'customState: {}'],
    [String.raw`\baction\.type === 'client:async'`, 'false'],
    [String.raw`\baction\.type !== 'client:async'`, 'true'],
    [String.raw`\baction\.type === 'server' && action\.result\.targetValue \?`, 'false ?'],
    [String.raw`\(_action\$intent = [^;]*;`, 'action.intent;'],
    [
      String.raw`\(_action\$ctx\$intentHan = action\.ctx\.intentHandlers\)[^:]*: _action\$ctx\$intentHan\[`,
      'action.ctx.intentHandlers[',
    ],
    // Nobody asks for more than `ASKED`.
    [String.raw`\bkey: context\.state\.resetKey,`, ''],
    [String.raw`\bintentName: context\.intentName,`, ''],
    [String.raw`\b(?:error|description)Id: "".*,`, ''],
    [String.raw`\bdefaultValue: context\.state\.defaultValue,`, ''],
    [String.raw`\bget errors\(\) \{\s+return getErrors\(context\.state\);\s+\},`, ''],
    [upTo(String.raw`\n    getField\(name\) \{`, String.raw`(?=\n  \};)`), ''],
    [String.raw`\b\w+: constraint === null .*,`, ''],
    [String.raw`\bvar constraint = [^;]*;`, ''],
    [upTo(String.raw`\bget fieldErrors\(\) \{\s+return getFieldErrors\(context\.state, name\);`, String.raw`\},`), ''],
    [upTo(String.raw`\bvar customMetadata = `, String.raw`return extended;`), 'return metadata;'],
    [String.raw`,\s+form = getFormMetadata\([^)]*\)`, ''],
    [upTo(String.raw`\bvar _options\$form;`, String.raw`\n        \}\);`), ''],
    [String.raw`,\s+form: options\.form\b`, ''],
    [String.raw`\bextendFieldMetadata(?:: options\.extendFieldMetadata)?,?(?=\s+[}k])`, ''],
  ],
  [`${REACT}/util.mjs`]: [
    [String.raw`\bisGlobalInstance\(defaultValue, 'URLSearchParams'\)`, 'false'],
    [String.raw`\bname === ''`, 'false'],
    [String.raw`\bresult instanceof Promise`, 'false'],
    [String.raw`\bresult && 'result' in result && 'pending' in result\b`, 'false'],
    [String.raw`\btypeof syncResult === 'undefined' \? undefined : `, ''],
    [String.raw`\basyncResult \? asyncResult\.then\(normalizeValidateResult\) : undefined`, 'undefined'],
    [String.raw`\bresult !== null && 'error' in result\b`, 'true'],
  ],
  // Every browser that the build is for submits a form itself; a form stands in the page, and has an id.
  [`${DOM}/dom.mjs`]: [
    [String.raw`\binvariant\(.*\);`, ''],
    [String.raw`\btypeof form\.requestSubmit === 'function'`, 'true'],
    [String.raw`\bvar root = formElement\.getRootNode\(\);`, ''],
    [String.raw`\broot === document \? document\.body : root`, 'document.body'],
    [String.raw`\bif \(formId\)`, 'if (true)'],
    // Of files there is one, in a list.
    [String.raw`\bArray\.isArray\(value\)(?=\) \{\s+for)`, 'true'],
    [String.raw`\bisGlobalInstance\(value, 'FileList'\)`, 'false'],
    [String.raw`\bArray\.isArray\(value\) && value\.every\(item => isGlobalInstance\(item, 'File'\)\)`, 'false'],
    // It listens for as long as the page stands.
    [
      upTo(
        String.raw`\breturn \(\) => \{\s+document\.removeEventListener\('input', handleInput\)`,
        String.raw`observer\.disconnect\(\);\s+\};`,
      ),
      'return true;',
    ],
    [String.raw`\bdocument\.addEventListener\('reset', handleReset\);`, ''],
    [String.raw`\bdocument\.addEventListener\(CONFORM_INTERNAL_EVENT, handleInternal, true\);`, ''],
    // Controls are changed one by one, and each is a text, a choice, a box or a file.
    [String.raw`\belement instanceof HTMLFieldSetElement \|\| Array\.isArray\(element\)`, 'false'],
    [String.raw`\btypeof value === 'boolean' \? [^}]* : value(?=\s+\})`, 'value'],
    [String.raw`\belement instanceof Element && \(isChanged \|\| [^{]*\) \{`, 'isChanged) {'],
    [String.raw`\bcase 'radio':`, ''],
    [String.raw`\belement\.type === 'checkbox' \|\| checked\b`, 'true'],
    [String.raw`\bprototypeValueSetter && valueSetter !== prototypeValueSetter`, 'true'],
  ],
  // Names are the console's own, in its form, with neither empty brackets nor the root of all.
  [`${DOM}/formdata.mjs`]: [
    [String.raw`!isSubmitter\(submitter\)`, 'false'],
    [String.raw`\bmatch\.index !== lastIndex`, 'false'],
    [String.raw`\blastIndex !== path\.length`, 'false'],
    [String.raw`!Number\.isInteger\(number\) \|\| number < 0`, 'false'],
    [String.raw`\bindex === ''(?=\))`, 'false'],
    [String.raw`\bsegment === ''(?=\))`, 'false'],
    [String.raw`\bsegments\.length === 0(?=\))`, 'false'],
    [String.raw`\bsegments\.some\(\(segment, i\) => segment === '' && i < segments\.length - 1\)`, 'false'],
    [String.raw` \|\| nextSegment === ''`, ''],
    [String.raw`\blast === ''`, 'false'],
    [String.raw`\bisArrayField = segments\.length > 0 && [^;]*;`, ''],
    [String.raw`\bif \(isArrayField\)`, 'if (false)'],
    [String.raw`\(_options\$intentName = [^;]*;`, 'DEFAULT_INTENT_NAME;'],
    [String.raw`\boptions !== null && options !== void 0 && \(_options\$skipEntry [^{]*\) \{`, 'false) {'],
    // A report is made of what was judged: its files stay, and nothing of it is hidden.
    [String.raw`'issues' in options\.error`, 'false'],
    [String.raw`\boptions\.keepFiles\b`, 'true'],
    [String.raw`\bif \(options\.hideFields\)`, 'if (false)'],
    // A value is a text, a number, a yes or no, a file, or a list of entries.
    [String.raw`\bvalue instanceof Date`, 'false'],
    [String.raw`\bisGlobalInstance\(value, 'FileList'\)`, 'false'],
    [String.raw`\bArray\.isArray\(value\)(?=\) \{\s+var _options)`, 'false'],
  ],
}
