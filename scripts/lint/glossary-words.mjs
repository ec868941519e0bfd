/** Matches a whole word, with or without its article. */
const word = (text) => new RegExp(`(?<![\\u0621-\\u0652])(?:${text})(?![\\u0621-\\u0652])`);

/** Words the product does not use, and their replacements; `except` lists allowed texts. */
export const replaced = [
  { wrong: word('بطاقة الصنف|بطاقة القطعة'), right: 'بطاقة المنتج' },
  { wrong: word('فاتورة بيع|فواتير البيع'), right: 'فاتورة مبيعات' },
  { wrong: word('المحل|للمحل'), right: 'المتجر' },
  { wrong: word('مسددة|غير مسددة'), right: 'مدفوعة' },
  { wrong: word('(?:ال)?استرجاع'), right: 'استعادة' },
  { wrong: word('تجاهل'), right: 'حذف المسودة' },
  { wrong: word('ملغى|ملغاة'), right: 'ملغي، ملغية' },
  { wrong: word('قيد الانتظار'), right: 'بانتظار الاعتماد' },
  { wrong: word('طريقة الإتلاف'), right: 'طريقة التصرف' },
  { wrong: word('القيمة المقدرة'), right: 'القيمة التقديرية' },
  { wrong: word('الحد الائتماني'), right: 'حد الائتمان' },
  { wrong: word('موقوف|موقوفة'), right: 'غير نشط، معطّل', except: 'موقوفة مع الحملة' },
  { wrong: word('(?:ال)?ماركة'), right: 'العلامة التجارية' },
  { wrong: word('الشركة (?:المصنّعة|الصانعة)'), right: 'شركة الصنع' },
  { wrong: word('(?:ال)?رقم (?:ال)?أصلي'), right: 'رقم الوكالة (OEM)' },
  { wrong: word('(?:ال)?إثراء'), right: 'استكمال البيانات' },
  { wrong: word('مسح (?:التصفية|البحث|الكل|الاختيار)'), right: 'إزالة التصفية، محو' },
  { wrong: word('(?:ال)?توليد'), right: 'إنشاء' },
  { wrong: word('التحقق بخطوتين|إلغاء المصادقة الثنائية'), right: 'المصادقة الثنائية، إيقاف' },
  { wrong: word('شخص الاتصال'), right: 'مسؤول التواصل' },
  { wrong: word('عنوان الجهاز'), right: 'عنوان IP' },
  { wrong: word('معدل التحويل'), right: 'معدل الاستخدام' },
  { wrong: /رسائل SMS/, right: 'رسائل نصية' },
  { wrong: word('تعذر'), right: 'تعذّر' },
  // The specification prescribes two of these texts literally.
  {
    wrong: word('تم إضافة'),
    right: 'تمت إضافة',
    except: /تم إضافة (?:سعر الصرف|فاتورة الشراء) بنجاح/g,
  },
  { wrong: word('لا يمكن تنفيذ العملية'), right: 'لا يمكن ذلك لأن …' },
];
